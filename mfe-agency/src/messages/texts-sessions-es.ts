import type { sessionsEn } from './texts-sessions-en.ts';

export const sessionsEs: Readonly<Record<keyof typeof sessionsEn, string>> = {
  'sessions.browserOn': '{browser} en {system}',
  'sessions.current': 'Esta sesión',
  'sessions.device': 'Dispositivo',
  'sessions.end': 'Cerrar',
  'sessions.end.confirm': 'Cerrar la sesión',
  'sessions.end.of': 'Cerrar {device}',
  'sessions.end.text': 'Quien la use tendrá que volver a entrar.',
  'sessions.end.title': '¿Cerrar la sesión de {device}?',
  'sessions.ended': 'Sesión cerrada',
  'sessions.endOthers': 'Cerrar todas las demás',
  'sessions.endOthers.title': '¿Cerrar todas las demás sesiones?',
  'sessions.endedOthers': 'Se han cerrado las demás sesiones',
  'sessions.error': 'No se han podido cargar las sesiones',
  'sessions.firstUse': 'Primer uso',
  'sessions.lastUse': 'Último uso',
  'sessions.now': 'Ahora',
  'sessions.title': 'Sesiones',
  'sessions.unknown': 'Dispositivo desconocido',
  'sessions.used': 'Usada {age}',
};

export default sessionsEs;
