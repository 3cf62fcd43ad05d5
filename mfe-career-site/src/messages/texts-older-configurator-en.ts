export const olderConfiguratorEn = {
  'older.title': 'Job portal',
};

export default olderConfiguratorEn;
