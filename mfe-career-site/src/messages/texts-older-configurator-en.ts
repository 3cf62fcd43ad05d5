/** The older configurator of the career site. */
export const olderConfiguratorEn = {
  'older.error': 'The career site could not be loaded',
  'older.form': 'Name, address and colour',
  'older.logo': 'Logo',
  'older.name': 'Name',
  'older.newer': 'There is a newer job portal, with pages, styles and a live preview.',
  'older.newerLink': 'Open the new job portal',
  'older.primary': 'Primary colour',
  'older.readOnly': 'Only administrators can change this.',
  'older.save': 'Save',
  'older.slug': 'Slug',
  'older.slugHint': 'Lower-case letters, figures and hyphens.',
  'older.title': 'Job portal',
  'older.updated': 'Updated',
  'older.view': 'View',
  'older.wrongColor': 'Enter a colour such as #3c00ff.',
};

export default olderConfiguratorEn;
