import { useApi } from '@cantera/shared/api-client';
import { getAbout, type InstalledPart } from '@cantera/shared/contracts/installation';
import { DataView } from '@cantera/shared/data-view';
import { Chip, type ChipTone, EmptyState } from '@cantera/shared/design-system';
import type { Translate } from '@cantera/shared/i18n';
import { type Column, DataTable } from '@cantera/shared/lists';
import { Boxes } from 'lucide-react';
import { useMemo } from 'react';
import { type HostTexts, useT } from '../../messages/index.ts';
import styles from './about.module.css';

type T = Translate<HostTexts>;
const TONES: Readonly<Record<InstalledPart['state'], ChipTone>> = {
  OK: 'success',
  MISFIT: 'warning',
  UNREACHABLE: 'error',
};

/** The state, and below it what does not fit and who is to publish. */
function State({ part }: { part: InstalledPart }) {
  const t = useT();
  return (
    <div className={styles.state}>
      <Chip tone={TONES[part.state]}>{t(`host.about.state.${part.state}`)}</Chip>
      {part.misfits.map(({ at, lacks, behind }) => (
        <p key={at} className={styles.misfit}>
          <span className={styles.code}>{at}</span>{' '}
          {t(behind === 'host' ? 'host.about.hostBehind' : 'host.about.remoteBehind')}{' '}
          <span className={styles.code}>{lacks.join(', ')}</span>
        </p>
      ))}
    </div>
  );
}

const partColumns = (t: T): Column<InstalledPart>[] => [
  {
    key: 'name',
    header: t('host.about.part'),
    minWidth: 180,
    cell: ({ name }) => <span className={styles.name}>{name}</span>,
  },
  { key: 'version', header: t('host.about.version'), width: 96, cell: ({ version }) => version ?? '—' },
  {
    key: 'build',
    header: t('host.about.build'),
    width: 136,
    cell: ({ buildId }) => <span className={styles.code}>{buildId ?? '—'}</span>,
  },
  {
    key: 'address',
    header: t('host.about.address'),
    minWidth: 200,
    cell: ({ address }) => <span className={styles.code}>{address}</span>,
  },
  {
    key: 'state',
    header: t('host.about.state'),
    minWidth: 260,
    cell: (part) => <State part={part} />,
  },
];

/** Host, api and remotes as they are deployed. */
export function PartList() {
  const t = useT();
  const query = useApi(getAbout, {});
  const columns = useMemo(() => partColumns(t), [t]);
  return (
    <div className={styles.section}>
      <h2 className={styles.title}>{t('host.about.parts')}</h2>
      <p className={styles.about}>{t('host.about.partsText')}</p>
      <DataView
        query={query}
        isEmpty={({ data }) => data.items.length === 0}
        errorTitle={t('host.about.partsError')}
        empty={<EmptyState icon={<Boxes />} title={t('host.about.partsError')} />}
      >
        {({ data }) => (
          <DataTable
            label={t('host.about.parts')}
            columns={columns}
            rows={data.items}
            rowKey={({ name }) => name}
            rowLabel={({ name }) => name}
            renderCompact={(part) => (
              <div className={styles.compact}>
                <span className={styles.name}>
                  {part.name} {part.version}
                </span>
                <span className={styles.meta}>
                  <span className={styles.code}>
                    {[part.buildId, part.address].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <State part={part} />
              </div>
            )}
          />
        )}
      </DataView>
    </div>
  );
}
