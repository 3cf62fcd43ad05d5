import type { sessionsEn } from './texts-sessions-en.ts';

export const sessionsCa: Readonly<Record<keyof typeof sessionsEn, string>> = {
  'sessions.browserOn': '{browser} a {system}',
  'sessions.current': 'Aquesta sessió',
  'sessions.device': 'Dispositiu',
  'sessions.end': 'Tanca',
  'sessions.end.confirm': 'Tanca la sessió',
  'sessions.end.of': 'Tanca {device}',
  'sessions.end.text': 'Qui la faci servir haurà de tornar a entrar.',
  'sessions.end.title': 'Vols tancar la sessió de {device}?',
  'sessions.ended': 'Sessió tancada',
  'sessions.endOthers': 'Tanca totes les altres',
  'sessions.endOthers.title': 'Vols tancar totes les altres sessions?',
  'sessions.endedOthers': 'S’han tancat les altres sessions',
  'sessions.error': 'No s’han pogut carregar les sessions',
  'sessions.firstUse': 'Primer ús',
  'sessions.lastUse': 'Darrer ús',
  'sessions.now': 'Ara',
  'sessions.title': 'Sessions',
  'sessions.unknown': 'Dispositiu desconegut',
  'sessions.used': 'Usada {age}',
};

export default sessionsCa;
