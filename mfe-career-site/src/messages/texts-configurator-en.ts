export const configuratorEn = {
  'site.title': 'Job portal',
};

export default configuratorEn;
