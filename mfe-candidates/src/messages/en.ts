export const en = {
  'candidates.cv.label': 'CV viewer',
  'candidates.list.title': 'Candidates',
  'candidates.panel.close': 'Close',
  'candidates.panel.label': 'Candidate panel',
} as const;

export default en;
