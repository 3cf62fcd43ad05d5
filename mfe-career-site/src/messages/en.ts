export const en = {
  'tour.close': 'Close the guide',
  'tour.done': 'Done',
  'tour.next': 'Next',
  'tour.previous': 'Back',
  'tour.progress': '{current} of {total}',
};

export default en;
