export const en = {
  'reports.add': 'New report',
  'reports.name': 'Name of the report',
  'reports.title': 'Reports',
  'reports.reader': 'Read by {name}',
} as const;
