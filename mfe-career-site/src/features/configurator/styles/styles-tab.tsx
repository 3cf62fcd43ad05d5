import type { SiteStyles } from '@cantera/shared/contracts/career-site';
import { toast } from '@cantera/shared/design-system';
import { useLeaveGuard } from '@cantera/shared/editing';
import { Form, SubmitButton, SwitchField } from '@cantera/shared/forms';
import { useBase } from '../../../lib/career-site/use-base.ts';
import { type CareerSite, useSiteCalls } from '../../../lib/career-site/use-career-site.ts';
import { ColorField } from '../../../lib/color/color-field.tsx';
import { useT } from '../../../messages/configurator.ts';
import tabStyles from '../tab.module.css';
import { TabHead } from '../tab-head.tsx';
import { leavesTab } from '../tabs.ts';
import { useTabTour } from '../use-tab-tour.ts';
import { AngleField } from './angle-field.tsx';
import { OthersChanges } from './others-changes.tsx';
import { StylesPreview } from './preview.tsx';
import { CornerSample, FontSample } from './samples.tsx';
import { fontOptions, roundingOptions, swatches } from './style-words.ts';
import styles from './styles.module.css';
import { type StylesForm, shownInstead, useDrawable, useStylesForm } from './styles-form.ts';
import { TilesField } from './tiles-field.tsx';

type FieldsProps = { form: StylesForm; drawn: SiteStyles; isDisabled: boolean };

function Colors({ form: { control }, drawn, isDisabled }: FieldsProps) {
  const t = useT();
  const shown = shownInstead(drawn);
  const hintOf = (hex: string | undefined) => hex && t('styles.shownAs', { color: hex });
  const offered = swatches(t);
  return (
    <>
      <fieldset className={styles.group} data-tour="styles.colors">
        <legend className={styles.legend}>{t('styles.colors')}</legend>
        <div className={styles.pair}>
          <ColorField
            {...{ control, isDisabled }}
            name="primaryColor"
            label={t('styles.primary')}
            hint={hintOf(shown.primary)}
            swatches={offered}
          />
          <ColorField
            {...{ control, isDisabled }}
            name="textColor"
            label={t('styles.text')}
            hint={hintOf(shown.text)}
          />
        </div>
      </fieldset>
      <fieldset className={styles.group} data-tour="styles.gradient">
        <legend className={styles.legend}>{t('styles.gradient')}</legend>
        <SwitchField {...{ control, isDisabled }} name="gradient.isGradient" label={t('styles.gradientOn')} />
        <div className={styles.pair}>
          <ColorField
            control={control}
            isDisabled={isDisabled || !drawn.gradient.isGradient}
            name="gradient.endColor"
            label={t('styles.end')}
            hint={hintOf(shown.end)}
          />
          <AngleField
            control={control}
            isDisabled={isDisabled || !drawn.gradient.isGradient}
            name="gradient.angle"
            label={t('styles.angle')}
          />
        </div>
      </fieldset>
    </>
  );
}

function Shape({ form: { control }, isDisabled }: Omit<FieldsProps, 'drawn'>) {
  const t = useT();
  return (
    <div data-tour="styles.shape">
      <TilesField
        {...{ control, isDisabled }}
        name="rounded"
        label={t('styles.rounded')}
        options={roundingOptions(t)}
        sample={(value) => <CornerSample rounded={value} />}
      />
      <TilesField
        {...{ control, isDisabled }}
        name="font"
        label={t('styles.font')}
        options={fontOptions}
        sample={(value) => <FontSample font={value} />}
      />
    </div>
  );
}

type StylesTabProps = { site: CareerSite; canManage: boolean };

/** The look of the site, beside what visitors will see of it. */
export default function StylesTab({ site, canManage }: StylesTabProps) {
  const t = useT();
  const start = useTabTour('styles');
  const saved = site.configurations.styles;
  const form = useStylesForm(saved, t);
  const { isDirty } = form.formState;
  const drawn = useDrawable(form, saved);
  const base = useBase(isDirty, site);
  const { read, save } = useSiteCalls();
  useLeaveGuard(isDirty, { leaves: leavesTab });
  const keep = async (values: SiteStyles, { overwrites }: { overwrites: boolean }) => {
    const { configurations } = await save({ styles: values }, overwrites ? undefined : base);
    form.reset(configurations.styles);
    toast.success(t('styles.saved'), { description: t('styles.savedText') });
  };
  return (
    <div className={tabStyles.tab}>
      <TabHead about={t('styles.about')} canManage={canManage} onStart={start} />
      <div className={styles.columns}>
        <Form
          form={form}
          label={t('site.tab.styles')}
          draftKey="job-portal-styles"
          onSubmit={keep}
          onReload={async () => form.reset((await read()).configurations.styles)}
        >
          <OthersChanges base={base.configurations.styles} now={saved} />
          <Colors form={form} drawn={drawn} isDisabled={!canManage} />
          <Shape form={form} isDisabled={!canManage} />
          {canManage && (
            <span data-tour="styles.save">
              <SubmitButton>{t('site.save')}</SubmitButton>
            </span>
          )}
        </Form>
        <div className={styles.aside}>
          <StylesPreview site={drawn} />
        </div>
      </div>
    </div>
  );
}
