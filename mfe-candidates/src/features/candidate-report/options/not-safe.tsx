import type { ReportPersonLeak } from '@cantera/shared/contracts/reports';
import { formatList } from '@cantera/shared/i18n';
import { useT } from '../../../messages/report.ts';
import styles from '../report.module.css';

type Where = readonly ReportPersonLeak[];

/** Parts that every report has: only another profile makes them say less. */
const ALWAYS = new Set<ReportPersonLeak['section']>([
  'POSITION',
  'PERSON',
  'EXPERIENCE',
  'EDUCATION',
  'LANGUAGES',
]);

/** By person and part of the report, how often each kind of thing was found. */
function byPart(where: Where) {
  const parts = new Map<
    string,
    Pick<ReportPersonLeak, 'code' | 'section'> & { kinds: Map<string, number> }
  >();
  for (const { code, section, kind } of where) {
    const key = `${code} ${section}`;
    const part = parts.get(key) ?? { code, section, kinds: new Map() };
    part.kinds.set(kind, (part.kinds.get(kind) ?? 0) + 1);
    parts.set(key, part);
  }
  return [...parts].map(([key, part]) => ({
    key,
    ...part,
    kinds: [...part.kinds] as [ReportPersonLeak['kind'], number][],
  }));
}

/**
 * Where a file would have told who somebody is, in words: `Summary: 1 name and 1 phone number`. `isOfMany`: each by the code that
 * the report calls them by.
 */
export function Leaks({ where, isOfMany }: { where: Where; isOfMany: boolean }) {
  const t = useT();
  return (
    <ul>
      {byPart(where).map(({ key, code, section, kinds }) => (
        <li key={key}>
          {t(isOfMany && code ? 'report.notSafe.whose' : 'report.notSafe.where', {
            code: code ?? '',
            part: section ? t(`report.part.${section}`) : t('report.notSafe.file'),
            found: formatList(kinds.map(([kind, count]) => t(`report.kind.${kind}`, { count }))),
          })}
        </li>
      ))}
    </ul>
  );
}

/** What to do about what was found: parts with an option are turned off, others only say less when the profile does. */
export function LeakAdvice({ where }: { where: Where }) {
  const t = useT();
  const isInSwitched = where.some(({ section }) => section !== null && !ALWAYS.has(section));
  const isInAlways = where.some(({ section }) => ALWAYS.has(section));
  return (
    <>
      {isInSwitched && <p>{t('report.notSafe.text')}</p>}
      {isInAlways && <p>{t('report.notSafe.always')}</p>}
    </>
  );
}

interface NotSafeProps {
  where: Where;
  title: 'report.notSafe.title' | 'report.notSafe.preview';
  isOfMany: boolean;
}

function NotSafe({ where, title, isOfMany }: NotSafeProps) {
  const t = useT();
  return (
    <div role="alert" className={styles.alert}>
      <strong>{t(title)}</strong>
      <Leaks where={where} isOfMany={isOfMany} />
      <LeakAdvice where={where} />
    </div>
  );
}

interface UnsafeProps {
  /** Why a file was held back. */
  leaks?: Where | undefined;
  preview: { unsafe: Where | null } | undefined;
  isOfMany?: boolean;
}

/** Says that a file was held back, or that the preview must not be printed: why, and what to do about it. */
export function Unsafe({ leaks, preview, isOfMany = false }: UnsafeProps) {
  if (leaks) return <NotSafe where={leaks} title="report.notSafe.title" isOfMany={isOfMany} />;
  const unsafe = preview?.unsafe ?? [];
  if (unsafe.length === 0) return null;
  return <NotSafe where={unsafe} title="report.notSafe.preview" isOfMany={isOfMany} />;
}
