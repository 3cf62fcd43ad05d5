import type { Day } from '@cantera/shared/contracts/day';
import type { Position } from '@cantera/shared/contracts/positions';
import { displayName, formatDay, formatList } from '@cantera/shared/i18n';
import { AnchoredSection, AnchoredSections } from '@cantera/shared/sections';
import { personOf } from '../../lib/position-words.ts';
import { useT } from '../../messages/details.ts';
import styles from './details.module.css';
import { CONTRACT_TYPE_WORDS, RECRUITING_TYPE_WORDS, WORK_MODE_NAMES } from './details-words.ts';
import { SECTION_TITLES, type SectionName, STICKY_TOP } from './model/sections.ts';

type Fact = readonly [label: string, value: string | null];
const namesOf = (list: readonly { name: string }[]) => formatList(list.map(({ name }) => name));
const dayOf = (date: Day | null) => date && formatDay(date);
const rangeOf = (from: number | null, to: number | null) =>
  [...new Set([from, to])].filter((side) => side !== null).join('–');

/** What a section tells; of the client only what hiring managers may see. */
function useFacts(position: Position): Readonly<Record<Exclude<SectionName, 'benefits'>, Fact[]>> {
  const t = useT();
  const {
    recruitingType,
    contractType,
    workMode,
    departmentId,
    departments,
    yearsExperience: years,
  } = position;
  return {
    'basic-information': [
      [t('details.title'), position.title],
      [t('details.recruitingType'), recruitingType && t(RECRUITING_TYPE_WORDS[recruitingType])],
      [t('positions.missing.contractType'), contractType && t(CONTRACT_TYPE_WORDS[contractType])],
      [t('positions.missing.workMode'), workMode && t(WORK_MODE_NAMES[workMode])],
      ...(departments.length > 0
        ? [
            [
              t('details.department'),
              departments.find(({ id }) => id === departmentId)?.title ?? null,
            ] as const,
          ]
        : []),
      [t('positions.missing.location'), position.locations.map(({ address }) => address).join('; ')],
      [t('details.estimatedClosingDate'), dayOf(position.estimatedClosingDate)],
    ],
    client: [[t('details.hiringNumber'), String(position.hiringNumber)]],
    people: [
      [t('details.recruiters'), namesOf(position.recruiters.map(personOf))],
      [t('details.hiringManagers'), namesOf(position.hiringManagers)],
    ],
    requirements: [
      [t('positions.missing.yearsExperience'), rangeOf(years.from, years.to)],
      [
        t('details.languages'),
        formatList(
          position.languages.map(
            ({ code, proficiency }) => `${displayName(code, 'language')} ${proficiency}`,
          ),
        ),
      ],
      [t('details.hardSkills'), namesOf(position.hardSkills)],
      [t('details.softSkills'), namesOf(position.softSkills)],
    ],
  };
}

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(([label, value]) => (
      <div key={label} className={styles.fact}>
        <dt>{label}</dt>
        <dd>{value || '–'}</dd>
      </div>
    ))}
  </dl>
);

/** The details of a position for those who may read but not change them. */
export function DetailsSummary({ position }: { position: Position }) {
  const t = useT();
  const facts = useFacts(position);
  const sections = Object.entries(SECTION_TITLES).map(([id, title]) => ({ id, title: t(title) }));
  return (
    <div className={styles.details}>
      <AnchoredSections label={t('details.sections')} sections={sections} top={STICKY_TOP}>
        {Object.entries(facts).map(([id, list]) => (
          <AnchoredSection key={id} id={id} title={t(SECTION_TITLES[id as keyof typeof facts])}>
            <Facts facts={list} />
          </AnchoredSection>
        ))}
        <AnchoredSection id="benefits" title={t('details.benefits.title')}>
          {position.benefits.length === 0 && <p className={styles.none}>{t('details.benefits.empty')}</p>}
          <ul className={styles.benefits}>
            {position.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </AnchoredSection>
      </AnchoredSections>
    </div>
  );
}
