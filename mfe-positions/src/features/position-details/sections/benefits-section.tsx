import type { Position } from '@cantera/shared/contracts/positions';
import { TextListEditor } from '@cantera/shared/text-lists';
import { useSaveBenefits } from '../../../lib/use-save-benefits.ts';
import { useT } from '../../../messages/details.ts';
import { Section } from './section.tsx';

/** Milliseconds after the last letter until an edit is saved, as in the Configuration tab. */
const SAVE_DELAY_MS = 1_000;

type BenefitsSectionProps = {
  position: Position;
  onStuck: (isStuck: boolean) => void;
};

/** What the job offers besides the salary; saves itself. */
export function BenefitsSection({ position, onStuck }: BenefitsSectionProps) {
  const t = useT();
  const save = useSaveBenefits(position);
  return (
    <Section name="benefits" position={position} about={t('details.benefits.about')}>
      <TextListEditor
        label={t('details.benefits.title')}
        value={position.benefits}
        onSave={save}
        delayMs={SAVE_DELAY_MS}
        placeholder={t('details.benefits.placeholder')}
        addLabel={t('details.benefits.add')}
        emptyText={t('details.benefits.empty')}
        onStuck={onStuck}
      />
    </Section>
  );
}
