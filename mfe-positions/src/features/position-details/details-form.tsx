import type { Position } from '@cantera/shared/contracts/positions';
import { confirm, type FieldMarkProps, toast } from '@cantera/shared/design-system';
import { useLeaveGuard } from '@cantera/shared/editing';
import { Form, FormConflict, FormFoot, SubmitButton } from '@cantera/shared/forms';
import { AnchoredSections } from '@cantera/shared/sections';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useT } from '../../messages/details.ts';
import styles from './details.module.css';
import { valuesOf } from './model/details-values.ts';
import {
  hasWrongField,
  missingIn,
  SECTION_TITLES,
  SECTIONS,
  type SectionName,
  STICKY_TOP,
} from './model/sections.ts';
import { BasicSection } from './sections/basic-section.tsx';
import { BenefitsSection } from './sections/benefits-section.tsx';
import { ClientSection } from './sections/client-section.tsx';
import { PeopleSection } from './sections/people-section.tsx';
import { RequirementsSection } from './sections/requirements-section.tsx';
import type { DetailsSectionProps } from './sections/section-props.ts';
import { useDetailsForm } from './use-details-form.ts';
import { useFieldOfAddress } from './use-field-of-address.ts';

const FORM_SECTIONS: Readonly<
  Record<Exclude<SectionName, 'benefits'>, (props: DetailsSectionProps) => ReactNode>
> = {
  'basic-information': BasicSection,
  client: ClientSection,
  people: PeopleSection,
  requirements: RequirementsSection,
};

type DetailsFormProps = {
  position: Position;
  /** Reads the position again. */
  onReload: () => Promise<Position>;
};

/** Everything about a position that is filled in, in sections; the benefits save themselves. */
export function DetailsForm({ position, onReload }: DetailsFormProps) {
  const t = useT();
  const { form, isDirty, save } = useDetailsForm(position);
  useFieldOfAddress(form);
  const [isStuck, setIsStuck] = useState(false);
  useLeaveGuard(isDirty || isStuck);
  const wrongFields = Object.keys(form.formState.errors);
  const markOf = (section: SectionName): FieldMarkProps | undefined => {
    if (hasWrongField(section, wrongFields)) return { tone: 'error', label: t('details.wrong') };
    return missingIn(position, section).length > 0
      ? { tone: 'missing', label: t('positions.missing.mark') }
      : undefined;
  };
  const discard = async () => {
    const isSure = await confirm({
      title: t('details.discard.title'),
      body: t('details.discard.text'),
      confirmLabel: t('details.discard'),
      isDanger: true,
    });
    if (isSure) form.reset(valuesOf(position));
  };
  return (
    <Form
      form={form}
      label={t('positions.page.details')}
      draftKey={`position-details:${position.id}`}
      className={styles.details}
      onSubmit={save}
      onReload={async () => form.reset(valuesOf(await onReload()))}
      onFailure={() => toast.error(t('details.saveFailed'))}
      hasOwnConflictPlace
    >
      <AnchoredSections
        label={t('details.sections')}
        sections={SECTIONS.map((id) => ({ id, title: t(SECTION_TITLES[id]), mark: markOf(id) }))}
        top={STICKY_TOP}
      >
        {Object.entries(FORM_SECTIONS).map(([id, Section]) => (
          <Section key={id} position={position} control={form.control} mark={markOf(id as SectionName)} />
        ))}
        <BenefitsSection position={position} onStuck={setIsStuck} />
      </AnchoredSections>
      <div className={styles.foot}>
        <div className={styles.conflict}>
          <FormConflict />
        </div>
        <FormFoot>
          {isDirty && <Button onClick={() => void discard()}>{t('details.discard')}</Button>}
          <SubmitButton>{t('details.save')}</SubmitButton>
        </FormFoot>
      </div>
    </Form>
  );
}
