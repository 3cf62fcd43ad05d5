export const en = {
  'shared.position.priority.high': 'High',
  'shared.position.priority.low': 'Low',
  'shared.position.priority.medium': 'Medium',
  'shared.position.priority.none': 'None',
  'shared.position.status.deleted': 'Deleted',
  'shared.position.status.draft': 'Draft',
  'shared.position.status.lost': 'Lost',
  'shared.position.status.onHold': 'On hold',
  'shared.position.status.open': 'Open',
  'shared.position.status.won': 'Won',
} as const;
