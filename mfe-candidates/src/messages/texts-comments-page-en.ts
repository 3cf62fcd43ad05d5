/** Texts of the page of a candidate's comments. */
export const commentsPageEn = {
  'candidates.comments.deleteText': 'This action is irreversible, are you sure to continue?',
  'candidates.comments.delete': 'Delete comment',
  'candidates.comments.deleteTitle': 'Delete this comment?',
  'candidates.comments.edit': 'Edit comment',
  'candidates.comments.edited': 'Edited',
  'candidates.comments.error': 'The comments could not be loaded',
  'candidates.comments.filter': 'Filter comments',
  'candidates.comments.new': 'New comment',
  'candidates.comments.none': 'No comments',
  'candidates.comments.noneText': 'Write down what was said, so that your colleagues know it too.',
  'candidates.comments.older': 'Show older comments',
  'candidates.comments.showAll': 'Show all',
  'candidates.comments.update': 'Update',
  'candidates.comments.updated': 'Comment updated',
} as const;

export default commentsPageEn;
