/** A cross on a grave, for a view box of 14 by 18: the mark of somebody's end. */
export const CROSS = "M5.5 17V8.5h-4V5h4V1h3v4h4v3.5h-4V17z";
