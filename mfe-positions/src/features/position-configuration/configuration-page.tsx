import { useApi } from '@cantera/shared/api-client';
import { updatePosition } from '@cantera/shared/contracts/position-changes';
import { getPosition, type Position } from '@cantera/shared/contracts/positions';
import { SkeletonRows } from '@cantera/shared/design-system';
import { useLeaveGuard } from '@cantera/shared/editing';
import { lazyPart } from '@cantera/shared/remotes';
import { AnchoredSection, AnchoredSections } from '@cantera/shared/sections';
import { useCan, useMay } from '@cantera/shared/session';
import { TextListEditor } from '@cantera/shared/text-lists';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useSeesPortals } from '../../lib/sees-portals.ts';
import { useSaveBenefits } from '../../lib/use-save-benefits.ts';
import { useT } from '../../messages/configuration.ts';
import styles from './configuration.module.css';
import { CriteriaSection } from './criteria/criteria-section.tsx';
import { PortalVisibility } from './portal-visibility.tsx';

const Automatisms = lazyPart(
  () => import(/* webpackChunkName: "automatisms" */ './automatisms/automatisms.tsx'),
);

const Multiposting = lazyPart(
  () => import(/* webpackChunkName: "multiposting" */ './multiposting/multiposting.tsx'),
);

/** Milliseconds after the last letter until a benefit is saved. */
const SAVE_DELAY_MS = 1_000;
/** The shell's bar and the tabs stay at the top. */
const STICKY_PX = 88;

function Benefits({ position, onStuck }: { position: Position; onStuck: (isStuck: boolean) => void }) {
  const t = useT();
  const save = useSaveBenefits(position);
  const canWrite = useMay(updatePosition);
  return (
    <TextListEditor
      label={t('configuration.benefits')}
      value={position.benefits}
      onSave={save}
      delayMs={SAVE_DELAY_MS}
      placeholder={t('configuration.benefits.placeholder')}
      addLabel={t('configuration.benefits.add')}
      emptyText={t('configuration.benefits.empty')}
      isReadOnly={!canWrite}
      onStuck={onStuck}
    />
  );
}

function Sections({ position }: { position: Position }) {
  const t = useT();
  const [isStuck, setIsStuck] = useState(false);
  const [isUnsaved, setIsUnsaved] = useState(false);
  useLeaveGuard(isStuck || isUnsaved);
  const benefits = { id: 'benefits', title: t('configuration.benefits') };
  const criteria = { id: 'scoring-criteria', title: t('configuration.criteria') };
  const portal = { id: 'job-portal', title: t('configuration.portal') };
  const multiposting = { id: 'multiposting', title: t('configuration.multiposting') };
  const automatisms = { id: 'automatisms', title: t('configuration.automatisms') };
  const isAutomated = useCan('workflows.read');
  const seesPortals = useSeesPortals();
  const sections = [
    benefits,
    criteria,
    portal,
    ...(seesPortals ? [multiposting] : []),
    ...(isAutomated ? [automatisms] : []),
  ];
  return (
    <AnchoredSections label={t('configuration.sections')} sections={sections} top={STICKY_PX}>
      <AnchoredSection {...benefits} about={t('configuration.benefits.about')}>
        <Benefits position={position} onStuck={setIsStuck} />
      </AnchoredSection>
      <AnchoredSection {...criteria} about={t('configuration.criteria.about')}>
        <CriteriaSection positionId={position.id} onStuck={setIsUnsaved} />
      </AnchoredSection>
      <AnchoredSection {...portal} about={t('configuration.portal.about')}>
        <PortalVisibility position={position} />
      </AnchoredSection>
      {seesPortals && (
        <AnchoredSection {...multiposting}>
          <Suspense fallback={<SkeletonRows rows={8} columns={['1fr']} height={48} />}>
            <Multiposting position={position} />
          </Suspense>
        </AnchoredSection>
      )}
      {isAutomated && (
        <AnchoredSection {...automatisms} about={t('configuration.automatisms.about')}>
          <Suspense fallback={<SkeletonRows rows={3} columns={['1fr']} height={56} />}>
            <Automatisms position={position} />
          </Suspense>
        </AnchoredSection>
      )}
    </AnchoredSections>
  );
}

/** The Configuration tab: what a position offers, what applications are scored by, whether the job portal shows it, and what starts by itself. */
export function Component() {
  const { position: id = '' } = useParams();
  const { data } = useApi(getPosition, { params: { id } });
  // The page around it reads the same position and tells when it cannot.
  if (!data) return null;
  return (
    <div className={styles.page}>
      <Sections key={id} position={data.data} />
    </div>
  );
}
