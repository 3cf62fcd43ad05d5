import type { assignEn } from './texts-assign-en.ts';

/** Texts of the dialog that assigns candidates to a position. */
export const assignEs: Record<keyof typeof assignEn, string> = {
  'candidates.assign.assign': 'Asignar',
  'candidates.assign.client': 'Cliente',
  'candidates.assign.filters': 'Filtros',
  'candidates.assign.loadFailed': 'No se han podido cargar las posiciones',
  'candidates.assign.none': 'No se han encontrado resultados',
  'candidates.assign.position': 'Posición',
  'candidates.assign.positions': 'Tus posiciones',
  'candidates.assign.priority': 'Prioridad',
  'candidates.assign.search': 'Buscar por título',
  'candidates.assign.status': 'Estado',
  'candidates.assign.title': 'Asignar candidatos a una posición',
  'candidates.assign.welcome': 'Enviar el mensaje de bienvenida',
  'candidates.assign.welcomeHint': 'Lo ves, y a quién llega, antes de que se envíe.',
  'candidates.assign.empty':
    'No eres reclutador/a de ninguna posición abierta. Quien puede editar una posición puede añadirte a sus reclutadores.',
  'candidates.assign.toPositions': 'Ver posiciones',
};

export default assignEs;
