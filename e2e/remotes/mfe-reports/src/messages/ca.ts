export const ca = {
  'reports.add': 'Informe nou',
  'reports.name': 'Nom de l’informe',
  'reports.title': 'Informes',
  'reports.reader': 'El llegeix {name}',
};
