export const en = {
  'positions.list.title': 'Positions',
} as const;

export default en;
