export const en = {
  'clients.list.title': 'Clients',
} as const;

export default en;
