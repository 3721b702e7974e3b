const count = new Intl.NumberFormat("en-US");
const percentage = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 1 });

/** "1,234". */
export const formatCount = (number: number): string => count.format(number);

/** A fraction as a percentage: "12.3%". */
export const formatPercentage = (fraction: number): string => percentage.format(fraction);
