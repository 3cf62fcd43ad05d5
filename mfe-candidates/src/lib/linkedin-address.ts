/** The address of a profile as a link needs it: with `https://` in front when it has no scheme. */
export const linkedinAddress = (given: string): string =>
  /^https?:/i.test(given) ? given : `https://${given}`;
