export const sessionsEn = {
  'sessions.browserOn': '{browser} on {system}',
  'sessions.current': 'This session',
  'sessions.device': 'Device',
  'sessions.end': 'End',
  'sessions.end.confirm': 'End session',
  'sessions.end.of': 'End {device}',
  'sessions.end.text': 'Whoever uses it has to log in again.',
  'sessions.end.title': 'End the session of {device}?',
  'sessions.ended': 'Session ended',
  'sessions.endOthers': 'End all others',
  'sessions.endOthers.title': 'End all other sessions?',
  'sessions.endedOthers': 'All other sessions ended',
  'sessions.error': 'The sessions could not be loaded',
  'sessions.firstUse': 'First use',
  'sessions.lastUse': 'Last use',
  'sessions.now': 'Now',
  'sessions.title': 'Sessions',
  'sessions.unknown': 'Unknown device',
  'sessions.used': 'Used {age}',
} as const;

export default sessionsEn;
