import type { autodiscardEn } from './texts-autodiscard-en.ts';

export const autodiscardCa: Readonly<Record<keyof typeof autodiscardEn, string>> = {
  'autodiscard.about':
    'Es descarten les candidatures de Rebuts amb una puntuació flexible per sota del percentatge, tret de les que ha triat, mogut o restaurat una persona. No s’envia res fins que una persona ho confirma.',
  'autodiscard.activate': 'Activa',
  'autodiscard.activateAnyway': 'Activa igualment',
  'autodiscard.active': 'Actiu',
  'autodiscard.active.off': 'En desar no es descarta ningú.',
  'autodiscard.active.on':
    '{count, plural, =0 {En desar ara no es descarta ningú; qui s’inscrigui després es valora així que tingui puntuació.} one {En desar ara es descarta # candidatura de Rebuts. Espera que una persona la confirmi.} other {En desar ara es descarten # candidatures de Rebuts. Esperen que una persona les confirmi.}}',
  'autodiscard.active.unknown': 'No se sap quantes candidatures de Rebuts es descartaran en desar.',
  'autodiscard.close': 'Tanca',
  'autodiscard.error': 'No s’ha pogut carregar la regla',
  'autodiscard.failed': 'Error',
  'autodiscard.failedText': 'Hi ha hagut un error en configurar el descart automàtic',
  'autodiscard.level': 'Nivell',
  'autodiscard.level.LAX': 'Flexible',
  'autodiscard.level.STRICT': 'Estricte',
  'autodiscard.level.VERY_STRICT': 'Molt estricte',
  'autodiscard.level.hint':
    'El descart automàtic mira la puntuació flexible. Es desa flexible (LAX), triïs el que triïs aquí.',
  'autodiscard.level.problem': 'El nivell ha de ser flexible, estricte o molt estricte',
  'autodiscard.off': 'El descart automàtic està inactiu',
  'autodiscard.on': 'El descart automàtic està actiu',
  'autodiscard.paused': 'En pausa des del {date}',
  'autodiscard.paused.CRITERIA':
    'Han canviat els criteris, i la regla hauria descartat de cop {count} de {inbox, plural, one {# candidatura} other {# candidatures}} de Rebuts. No descarta ningú fins que algú decideixi. Desar posa fi a la pausa.',
  'autodiscard.paused.ENGINE':
    'S’ha actualitzat la manera de puntuar, i la regla hauria descartat de cop {count} de {inbox, plural, one {# candidatura} other {# candidatures}} de Rebuts. No descarta ningú fins que algú decideixi. Desar posa fi a la pausa.',
  'autodiscard.percentage': 'Percentatge',
  'autodiscard.percentage.hint': 'De 0 a 100. Qui té justament aquest número es queda.',
  'autodiscard.percentage.max': 'El percentatge ha de ser com a màxim 100',
  'autodiscard.percentage.min': 'El percentatge ha de ser com a mínim 0',
  'autodiscard.percentage.number': 'El percentatge ha de ser un nombre enter',
  'autodiscard.percentage.slider': 'Percentatge, control lliscant',
  'autodiscard.percentage.value': '{value} %: n’hauria descartat {count}',
  'autodiscard.rehearsal': 'En els últims 90 dies',
  'autodiscard.rehearsal.beingScored':
    '{count, plural, one {# s’està puntuant ara.} other {# s’estan puntuant ara.}}',
  'autodiscard.rehearsal.byMachine': 'Descartades per una màquina',
  'autodiscard.rehearsal.byPerson': 'Descartades per una persona',
  'autodiscard.rehearsal.chart':
    '{total, plural, one {La puntuació de # candidatura} other {Les puntuacions de # candidatures}}, de 0 a 100; {below} per sota de {percentage}',
  'autodiscard.rehearsal.empty': 'Ningú no s’ha inscrit en 90 dies',
  'autodiscard.rehearsal.error': 'No s’ha pogut llegir el passat',
  'autodiscard.rehearsal.hireWarning':
    '{count, plural, one {S’hauria descartat # persona que va ser contractada.} other {S’haurien descartat # persones que van ser contractades.}}',
  'autodiscard.rehearsal.hired': 'Contractades',
  'autodiscard.rehearsal.hiredElsewhere': 'Contractada en una altra posició',
  'autodiscard.rehearsal.hiredHere': 'Contractada aquí',
  'autodiscard.rehearsal.inProcess': 'En procés',
  'autodiscard.rehearsal.inbox': 'A Rebuts',
  'autodiscard.rehearsal.list': 'Qui s’hauria descartat',
  'autodiscard.rehearsal.more': '{count, plural, one {I # més} other {I # més}}',
  'autodiscard.rehearsal.name': 'Candidat/a',
  'autodiscard.rehearsal.nobody': 'Aquest percentatge no hauria descartat ningú.',
  'autodiscard.rehearsal.outcome': 'Què va passar després',
  'autodiscard.rehearsal.outcome.byMachine': 'Descartada per una màquina',
  'autodiscard.rehearsal.outcome.byPerson': 'Descartada per una persona',
  'autodiscard.rehearsal.score': 'Puntuació',
  'autodiscard.rehearsal.sum':
    '{total, plural, one {# candidatura té puntuació} other {# candidatures tenen puntuació}}; {below, plural, one {se n’hauria descartat #} other {se n’haurien descartat #}}:',
  'autodiscard.rehearsal.unscored':
    '{count, plural, one {# no té puntuació, i per això no es descarta.} other {# no tenen puntuació, i per això no es descarten.}}',
  'autodiscard.rule.off': 'inactiu, per sota del {percentage} %',
  'autodiscard.rule.on': 'actiu, per sota del {percentage} %',
  'autodiscard.save': 'Desa',
  'autodiscard.saved.open': 'Revisa',
  'autodiscard.saved.run':
    '{count, plural, one {# descart per puntuació espera una persona} other {# descarts per puntuació esperen una persona}}',
  'autodiscard.saved.undo': 'Desfés',
  'autodiscard.theirs': 'Desat mentrestant: {theirs}. El teu: {yours}.',
  'autodiscard.title': 'Descart automàtic',
  'autodiscard.undo.impossible': 'Ja no espera ningú: no hi ha res a desfer',
  'autodiscard.undone': '{count, plural, one {# candidatura restaurada} other {# candidatures restaurades}}',
  'pending.about':
    'No se’ls ha enviat res. Confirma un descart perquè compti, o restaura la candidatura; a qui es restaura no se’l torna a descartar per puntuació.',
  'pending.all': '{count, plural, one {Selecciona-ho tot (#)} other {Selecciona-ho tot (#)}}',
  'pending.close': 'Tanca',
  'pending.confirm': 'Confirma',
  'pending.confirm.action': 'Confirma',
  'pending.confirm.many': 'Confirma’n {count}',
  'pending.confirm.of': 'Confirma el descart de {name}',
  'pending.confirm.text':
    '{count, plural, one {En confirmar, compta com a descartada.} other {En confirmar, compten com a descartades.}}',
  'pending.confirm.title':
    '{count, plural, one {Vols confirmar el descart de {name}?} other {Vols confirmar el descart de # candidatures?}}',
  'pending.confirm.unknown': 'No se sap quins missatges surten.',
  'pending.confirmed':
    '{count, plural, one {El descart de {name} està confirmat} other {# descarts confirmats}}',
  'pending.empty': 'No espera ningú',
  'pending.emptyText': 'Qui es descarta per puntuació surt aquí fins que una persona confirma o restaura.',
  'pending.error': 'No s’ha pogut carregar la llista d’espera',
  'pending.left':
    '{count, plural, one {La candidatura de {names} en queda fora: algú altre ha decidit mentrestant} other {# candidatures en queden fora perquè algú altre ha decidit mentrestant: {names}}}',
  'pending.list': 'Descarts per puntuació',
  'pending.missing': 'No s’ha trobat: {list}',
  'pending.page': 'pàgina {page}',
  'pending.profile': 'perfil',
  'pending.quotes': 'S’ha trobat',
  'pending.reason': 'Motiu',
  'pending.reason.next': 'Es desa al registre amb la propera decisió que prenguis.',
  'pending.reason.this': 'Es desa al registre amb aquesta decisió.',
  'pending.restore': 'Restaura',
  'pending.restore.many': 'Restaura’n {count}',
  'pending.restore.of': 'Restaura la candidatura de {name}',
  'pending.restored':
    '{count, plural, one {La candidatura de {name} està restaurada} other {# candidatures restaurades}}',
  'pending.select': 'Selecciona {name}',
  'pending.settled': 'Algú altre ha decidit mentrestant',
  'pending.since': 'Descart del {date}',
  'pending.title': 'Descarts per puntuació',
  'pending.undo.done': 'Confirmació desfeta',
  'pending.undo.impossible': 'Aquesta confirmació ja no es pot desfer',
  'pending.undo.left':
    '{count, plural, one {La candidatura de {names} es queda com està: algú altre l’ha moguda mentrestant} other {# candidatures es queden com estan perquè algú altre les ha mogudes mentrestant: {names}}}',
  'pending.undo.sent': 'Ja s’havia enviat: {subjects}',
  'runs.ask':
    '{count, plural, one {Vols restaurar la candidatura d’aquest descart conjunt?} other {Vols restaurar les # candidatures d’aquest descart conjunt?}}',
  'runs.ask.text':
    '{count, plural, one {La candidatura torna on era i no es descarta un altre cop per puntuació. No s’envia res.} other {Les # candidatures tornen on eren i no es descarten un altre cop per puntuació. No s’envia res.}}',
  'runs.cause.CRITERIA': 'Canvi de criteris',
  'runs.cause.ENGINE': 'Actualització de la manera de puntuar',
  'runs.cause.SAVED': 'Regla desada',
  'runs.cause.SCORE': 'Puntuacions noves',
  'runs.error': 'No s’han pogut carregar els descarts conjunts',
  'runs.left':
    '{count, plural, one {# es queda com està: algú l’ha confirmada, moguda o restaurada.} other {# es queden com estan: algú les ha confirmades, mogudes o restaurades.}}',
  'runs.one': '{cause}, {date}:',
  'runs.title': 'Descarts conjunts',
  'runs.undo': 'Desfés',
  'runs.undo.of': 'Desfés el descart conjunt del {date}: {cause}, {undoable}',
  'runs.undoable': '{count, plural, one {se’n pot restaurar #} other {se’n poden restaurar #}}',
};

export default autodiscardCa;
