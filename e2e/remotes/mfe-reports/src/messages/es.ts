export const es = {
  'reports.add': 'Informe nuevo',
  'reports.name': 'Nombre del informe',
  'reports.title': 'Informes',
  'reports.reader': 'Lo lee {name}',
};
