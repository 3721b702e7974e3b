/** The product's name: page titles, mails and documents take it from here. */
export const PRODUCT_NAME = "Cosmic Blueprint";
