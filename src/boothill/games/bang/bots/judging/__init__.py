"""What a bot makes of the table: situation, hands, traits of cards, enmity, memory, and the weights of it all."""
