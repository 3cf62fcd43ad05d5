import type { autodiscardEn } from './texts-autodiscard-en.ts';

export const autodiscardEs: Readonly<Record<keyof typeof autodiscardEn, string>> = {
  'autodiscard.about':
    'Se descartan las candidaturas de Recibidos cuya puntuación flexible queda por debajo del porcentaje, salvo las que ha elegido, movido o restaurado una persona. No se envía nada hasta que una persona lo confirma.',
  'autodiscard.activate': 'Activar',
  'autodiscard.activateAnyway': 'Activar de todos modos',
  'autodiscard.active': 'Activo',
  'autodiscard.active.off': 'Al guardar no se descarta a nadie.',
  'autodiscard.active.on':
    '{count, plural, =0 {Al guardar no se descarta a nadie ahora; quien se inscriba después se valora en cuanto tenga puntuación.} one {Al guardar se descarta ahora # candidatura de Recibidos. Espera a que una persona la confirme.} other {Al guardar se descartan ahora # candidaturas de Recibidos. Esperan a que una persona las confirme.}}',
  'autodiscard.active.unknown': 'No se sabe cuántas candidaturas de Recibidos se descartarán al guardar.',
  'autodiscard.close': 'Cerrar',
  'autodiscard.error': 'No se ha podido cargar la regla',
  'autodiscard.failed': 'Error',
  'autodiscard.failedText': 'Ha habido un error al configurar el descarte automático',
  'autodiscard.level': 'Nivel',
  'autodiscard.level.LAX': 'Flexible',
  'autodiscard.level.STRICT': 'Estricto',
  'autodiscard.level.VERY_STRICT': 'Muy estricto',
  'autodiscard.level.hint':
    'El descarte automático mira la puntuación flexible. Se guarda flexible (LAX), elijas lo que elijas aquí.',
  'autodiscard.level.problem': 'El nivel tiene que ser flexible, estricto o muy estricto',
  'autodiscard.off': 'El descarte automático está inactivo',
  'autodiscard.on': 'El descarte automático está activo',
  'autodiscard.paused': 'En pausa desde el {date}',
  'autodiscard.paused.CRITERIA':
    'Han cambiado los criterios, y la regla habría descartado de golpe {count} de {inbox, plural, one {# candidatura} other {# candidaturas}} de Recibidos. No descarta a nadie hasta que alguien decida. Guardar pone fin a la pausa.',
  'autodiscard.paused.ENGINE':
    'Se ha actualizado la forma de puntuar, y la regla habría descartado de golpe {count} de {inbox, plural, one {# candidatura} other {# candidaturas}} de Recibidos. No descarta a nadie hasta que alguien decida. Guardar pone fin a la pausa.',
  'autodiscard.percentage': 'Porcentaje',
  'autodiscard.percentage.hint': 'De 0 a 100. Quien tiene justo este número se queda.',
  'autodiscard.percentage.max': 'El porcentaje tiene que ser como máximo 100',
  'autodiscard.percentage.min': 'El porcentaje tiene que ser como mínimo 0',
  'autodiscard.percentage.number': 'El porcentaje tiene que ser un número entero',
  'autodiscard.percentage.slider': 'Porcentaje, control deslizante',
  'autodiscard.percentage.value': '{value} %: habría descartado {count}',
  'autodiscard.rehearsal': 'En los últimos 90 días',
  'autodiscard.rehearsal.beingScored':
    '{count, plural, one {# se está puntuando ahora.} other {# se están puntuando ahora.}}',
  'autodiscard.rehearsal.byMachine': 'Descartadas por una máquina',
  'autodiscard.rehearsal.byPerson': 'Descartadas por una persona',
  'autodiscard.rehearsal.chart':
    '{total, plural, one {La puntuación de # candidatura} other {Las puntuaciones de # candidaturas}}, de 0 a 100; {below} por debajo de {percentage}',
  'autodiscard.rehearsal.empty': 'Nadie se ha inscrito en 90 días',
  'autodiscard.rehearsal.error': 'No se ha podido leer el pasado',
  'autodiscard.rehearsal.hireWarning':
    '{count, plural, one {Se habría descartado a # persona que fue contratada.} other {Se habría descartado a # personas que fueron contratadas.}}',
  'autodiscard.rehearsal.hired': 'Contratadas',
  'autodiscard.rehearsal.hiredElsewhere': 'Contratada en otra posición',
  'autodiscard.rehearsal.hiredHere': 'Contratada aquí',
  'autodiscard.rehearsal.inProcess': 'En proceso',
  'autodiscard.rehearsal.inbox': 'En Recibidos',
  'autodiscard.rehearsal.list': 'A quién se habría descartado',
  'autodiscard.rehearsal.more': '{count, plural, one {Y # más} other {Y # más}}',
  'autodiscard.rehearsal.name': 'Candidato/a',
  'autodiscard.rehearsal.nobody': 'Este porcentaje no habría descartado a nadie.',
  'autodiscard.rehearsal.outcome': 'Qué pasó después',
  'autodiscard.rehearsal.outcome.byMachine': 'Descartada por una máquina',
  'autodiscard.rehearsal.outcome.byPerson': 'Descartada por una persona',
  'autodiscard.rehearsal.score': 'Puntuación',
  'autodiscard.rehearsal.sum':
    '{total, plural, one {# candidatura tiene puntuación} other {# candidaturas tienen puntuación}}; {below, plural, one {se habría descartado #} other {se habrían descartado #}}:',
  'autodiscard.rehearsal.unscored':
    '{count, plural, one {# no tiene puntuación, así que no se descarta por ella.} other {# no tienen puntuación, así que no se descartan por ella.}}',
  'autodiscard.rule.off': 'inactivo, por debajo del {percentage} %',
  'autodiscard.rule.on': 'activo, por debajo del {percentage} %',
  'autodiscard.save': 'Guardar',
  'autodiscard.saved.open': 'Revisar',
  'autodiscard.saved.run':
    '{count, plural, one {# descarte por puntuación espera a una persona} other {# descartes por puntuación esperan a una persona}}',
  'autodiscard.saved.undo': 'Deshacer',
  'autodiscard.theirs': 'Guardado mientras tanto: {theirs}. Lo tuyo: {yours}.',
  'autodiscard.title': 'Descarte automático',
  'autodiscard.undo.impossible': 'Ya no espera nadie: no hay nada que deshacer',
  'autodiscard.undone': '{count, plural, one {# candidatura restaurada} other {# candidaturas restauradas}}',
  'pending.about':
    'No se les ha enviado nada. Confirma un descarte para que cuente, o restaura la candidatura; a quien se restaura no se le vuelve a descartar por puntuación.',
  'pending.all': '{count, plural, one {Seleccionar todo (#)} other {Seleccionar todo (#)}}',
  'pending.close': 'Cerrar',
  'pending.confirm': 'Confirmar',
  'pending.confirm.action': 'Confirmar',
  'pending.confirm.many': 'Confirmar {count}',
  'pending.confirm.of': 'Confirmar el descarte de {name}',
  'pending.confirm.text':
    '{count, plural, one {Al confirmar, cuenta como descartada.} other {Al confirmar, cuentan como descartadas.}}',
  'pending.confirm.title':
    '{count, plural, one {¿Confirmar el descarte de {name}?} other {¿Confirmar el descarte de # candidaturas?}}',
  'pending.confirm.unknown': 'No se sabe qué mensajes salen.',
  'pending.confirmed':
    '{count, plural, one {El descarte de {name} está confirmado} other {# descartes confirmados}}',
  'pending.empty': 'No espera nadie',
  'pending.emptyText':
    'Quien se descarta por puntuación aparece aquí hasta que una persona confirma o restaura.',
  'pending.error': 'No se ha podido cargar la lista de espera',
  'pending.left':
    '{count, plural, one {La candidatura de {names} queda fuera: otra persona ha decidido mientras tanto} other {# candidaturas quedan fuera porque otra persona ha decidido mientras tanto: {names}}}',
  'pending.list': 'Descartes por puntuación',
  'pending.missing': 'No se ha encontrado: {list}',
  'pending.page': 'página {page}',
  'pending.profile': 'perfil',
  'pending.quotes': 'Se ha encontrado',
  'pending.reason': 'Motivo',
  'pending.reason.next': 'Se guarda en el registro con la próxima decisión que tomes.',
  'pending.reason.this': 'Se guarda en el registro con esta decisión.',
  'pending.restore': 'Restaurar',
  'pending.restore.many': 'Restaurar {count}',
  'pending.restore.of': 'Restaurar la candidatura de {name}',
  'pending.restored':
    '{count, plural, one {La candidatura de {name} está restaurada} other {# candidaturas restauradas}}',
  'pending.select': 'Seleccionar a {name}',
  'pending.settled': 'Otra persona ha decidido mientras tanto',
  'pending.since': 'Descarte del {date}',
  'pending.title': 'Descartes por puntuación',
  'pending.undo.done': 'Confirmación deshecha',
  'pending.undo.impossible': 'Esta confirmación ya no se puede deshacer',
  'pending.undo.left':
    '{count, plural, one {La candidatura de {names} se queda como está: otra persona la ha movido mientras tanto} other {# candidaturas se quedan como están porque otra persona las ha movido mientras tanto: {names}}}',
  'pending.undo.sent': 'Ya se había enviado: {subjects}',
  'runs.ask':
    '{count, plural, one {¿Restaurar la candidatura de este descarte conjunto?} other {¿Restaurar las # candidaturas de este descarte conjunto?}}',
  'runs.ask.text':
    '{count, plural, one {La candidatura vuelve a donde estaba y no se descarta otra vez por puntuación. No se envía nada.} other {Las # candidaturas vuelven a donde estaban y no se descartan otra vez por puntuación. No se envía nada.}}',
  'runs.cause.CRITERIA': 'Cambio de criterios',
  'runs.cause.ENGINE': 'Actualización de la forma de puntuar',
  'runs.cause.SAVED': 'Regla guardada',
  'runs.cause.SCORE': 'Nuevas puntuaciones',
  'runs.error': 'No se han podido cargar los descartes conjuntos',
  'runs.left':
    '{count, plural, one {# se queda como está: alguien la ha confirmado, movido o restaurado.} other {# se quedan como están: alguien las ha confirmado, movido o restaurado.}}',
  'runs.one': '{cause}, {date}:',
  'runs.title': 'Descartes conjuntos',
  'runs.undo': 'Deshacer',
  'runs.undo.of': 'Deshacer el descarte conjunto del {date}: {cause}, {undoable}',
  'runs.undoable': '{count, plural, one {se puede restaurar #} other {se pueden restaurar #}}',
};

export default autodiscardEs;
