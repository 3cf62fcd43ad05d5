export const en = {
  'profile.title': 'My profile',
} as const;

export default en;
