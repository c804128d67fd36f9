/** Limits that the server checks as well; keep them in step with the API. */
export const NAME_LIMIT = 80;
export const TEXT_LIMIT = 2000;
export const MIN_PASSWORD = 10;
export const PHONE_DIGITS = { min: 7, max: 15 };
