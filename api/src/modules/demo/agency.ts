import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { createAgency } from '../agency/index.ts';
import { createSite } from '../career-site/index.ts';
import { nameOfAddress } from '../users/index.ts';
import { type Colleague, INVITED } from './colleagues.ts';
import { POLICY_INFORMATION, policyOf, policyTranslations } from './policy.ts';
import { type Scope, scopeOf } from './scope.ts';
import { demoSite, rivalSite } from './site-content.ts';

const AGENCIES = {
  demo: { name: 'Demo Talent', color: '#2f5d50', site: demoSite },
  rival: { name: 'Rival Search', color: '#8a2d5c', site: rivalSite },
} as const;

/** Founds one of the two agencies with its people, their channels, its policy and its career site. */
export async function writeAgency(
  tx: Tx,
  slug: keyof typeof AGENCIES,
  passwordHash: string,
  colleagues: readonly Colleague[],
): Promise<Scope> {
  const scope = scopeOf(slug);
  const agency = AGENCIES[slug];
  await createAgency(tx, { id: scope.agencyId, name: agency.name, slug });
  await createSite(tx, scope.agencyId);
  await tx
    .updateTable('agencies')
    .set({
      primary_color: agency.color,
      web_url: `https://${slug}.example.com`,
      linkedin_url: `https://www.linkedin.com/company/${slug}-example`,
      privacy_policy: policyOf(agency.name),
      privacy_policy_information: POLICY_INFORMATION,
      privacy_policy_translations: JSON.stringify(slug === 'demo' ? policyTranslations(agency.name) : {}),
    })
    .where('id', '=', scope.agencyId)
    .execute();
  await tx
    .updateTable('career_sites')
    .set({
      configuration: JSON.stringify(agency.site(agency.color, now().toISOString())),
    })
    .where('agency_id', '=', scope.agencyId)
    .execute();
  await writePeople(tx, scope, passwordHash, colleagues);
  if (slug === 'demo') await writeInvited(tx, scope);
  return scope;
}

async function writeInvited(tx: Tx, scope: Scope): Promise<void> {
  await tx
    .insertInto('users')
    .values({
      agency_id: scope.agencyId,
      id: scope.id(`user ${INVITED.key}`),
      email: INVITED.email,
      first_name: nameOfAddress(INVITED.email),
      role: INVITED.role,
      invited_at: now(),
      created_at: now(),
    })
    .execute();
}

async function writePeople(
  tx: Tx,
  scope: Scope,
  passwordHash: string,
  colleagues: readonly Colleague[],
): Promise<void> {
  await tx
    .insertInto('users')
    .values(
      colleagues.map((colleague) => ({
        agency_id: scope.agencyId,
        id: scope.id(`user ${colleague.key}`),
        email: colleague.email,
        password_hash: passwordHash,
        first_name: colleague.firstName,
        last_name: colleague.lastName,
        role: colleague.role,
        lang: colleague.lang,
        created_at: now(),
      })),
    )
    .execute();
  await tx
    .insertInto('channels')
    .values(
      colleagues
        .filter((colleague) => colleague.sendsMail)
        .flatMap((colleague) =>
          (['EMAIL', 'WHATSAPP'] as const).map((type) => ({
            agency_id: scope.agencyId,
            id: scope.id(type === 'EMAIL' ? `channel ${colleague.key}` : `channel ${colleague.key} ${type}`),
            user_id: scope.id(`user ${colleague.key}`),
            type,
            created_at: now(),
          })),
        ),
    )
    .execute();
}
