/** How long the link of an invitation works. */
export const INVITATION_DAYS = 7;

const MAX_NAME = 25;

/** What stands for the name of someone who has not given their own: the first part of their address. */
export const nameOfAddress = (email: string): string => (email.split('@')[0] ?? email).slice(0, MAX_NAME);
