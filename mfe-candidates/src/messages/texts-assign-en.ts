/** Texts of the dialog that assigns candidates to a position. */
export const assignEn = {
  'candidates.assign.assign': 'Assign',
  'candidates.assign.client': 'Client',
  'candidates.assign.filters': 'Filters',
  'candidates.assign.loadFailed': 'The positions could not be loaded',
  'candidates.assign.none': 'No results found',
  'candidates.assign.position': 'Position',
  'candidates.assign.positions': 'Your positions',
  'candidates.assign.priority': 'Priority',
  'candidates.assign.search': 'Search by title',
  'candidates.assign.status': 'Status',
  'candidates.assign.title': 'Assign candidates to a position',
  'candidates.assign.welcome': 'Send the welcome message',
  'candidates.assign.welcomeHint': 'You see it, and who gets it, before it is sent.',
  'candidates.assign.empty':
    'You are not a recruiter of any open position. Whoever may edit a position can add you to its recruiters.',
  'candidates.assign.toPositions': 'See positions',
} as const;

export default assignEn;
