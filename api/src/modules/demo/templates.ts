import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import type { Scope } from './scope.ts';

interface DemoTemplate {
  readonly key: string;
  readonly name: string;
  readonly subject: string;
  readonly body: string;
}

/** In the languages that the agency writes in. */
const TEMPLATES: readonly DemoTemplate[] = [
  {
    key: 'call-en',
    name: 'First call (English)',
    subject: 'Shall we talk about {title}?',
    body: '<p>Hello {firstName},</p><p>your profile fits <strong>{title}</strong> at {company} well. Would a call of twenty minutes suit you this week?</p><p>Best wishes</p>',
  },
  {
    key: 'call-es',
    name: 'Primera llamada (castellano)',
    subject: '¿Hablamos sobre {title}?',
    body: '<p>Hola, {firstName}:</p><p>Tu perfil encaja con <strong>{title}</strong> en {company}. ¿Te va bien una llamada de veinte minutos esta semana?</p><p>Un saludo</p>',
  },
  {
    key: 'call-ca',
    name: 'Primera trucada (català)',
    subject: 'Parlem sobre {title}?',
    body: '<p>Hola, {firstName},</p><p>El teu perfil encaixa amb <strong>{title}</strong> a {company}. Et va bé una trucada de vint minuts aquesta setmana?</p><p>Salutacions</p>',
  },
  {
    key: 'interview-en',
    name: 'Interview at the client (English)',
    subject: 'Your interview for {title}',
    body: '<p>Hello {firstName},</p><p>{company} would like to meet you. Please bring:</p><ul><li>two examples of your work,</li><li>the names of two referees.</li></ul><p>Reply with the mornings that suit you.</p>',
  },
  {
    key: 'refusal-ca',
    name: 'Resposta negativa (català)',
    subject: 'Sobre la teva candidatura a {title}',
    body: '<p>Hola, {firstName},</p><p>Gràcies pel temps que hi has dedicat. Per a <strong>{title}</strong> seguim amb altres persones; si ens ho permets, et tindrem en compte més endavant.</p>',
  },
];

/** The message templates that an agency starts with. */
export async function writeTemplates(tx: Tx, scope: Scope): Promise<void> {
  await tx
    .insertInto('message_templates')
    .values(
      TEMPLATES.map(({ key, ...texts }) => ({
        agency_id: scope.agencyId,
        id: scope.id(`template ${key}`),
        ...texts,
        created_at: now(),
        updated_at: now(),
      })),
    )
    .execute();
}
