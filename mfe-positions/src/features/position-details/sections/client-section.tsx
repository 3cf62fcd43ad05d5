import { clientChoices } from '@cantera/shared/contracts/client-choices';
import { NumberField, RemoteSelectField } from '@cantera/shared/forms';
import { useWatch } from 'react-hook-form';
import { useT } from '../../../messages/details.ts';
import styles from '../details.module.css';
import { Section } from './section.tsx';
import type { DetailsSectionProps } from './section-props.ts';

const EURO = '€';

/** The two kinds of fee exclude each other: while one has a value the other is disabled. */
function FeeFields({ control }: Pick<DetailsSectionProps, 'control'>) {
  const t = useT();
  const [rate, fixed] = useWatch({
    control,
    name: ['feeSettings.commissionRate', 'feeSettings.fixedFee.amount'],
  });
  return (
    <div className={styles.thirds}>
      <NumberField
        control={control}
        name="feeSettings.commissionRate"
        label={t('details.commissionRate')}
        suffix="%"
        isOptional
        isDisabled={fixed !== null}
      />
      <NumberField
        control={control}
        name="feeSettings.fixedFee.amount"
        label={t('details.fixedFee')}
        suffix={EURO}
        isOptional
        isDisabled={rate !== null}
      />
      <NumberField
        control={control}
        name="feeSettings.retainFee.amount"
        label={t('details.retainFee')}
        suffix={EURO}
        isOptional
      />
    </div>
  );
}

/** For whom, how many, and what it brings. */
export function ClientSection({ position, control, mark }: DetailsSectionProps) {
  const t = useT();
  const { client } = position;
  return (
    <Section name="client" position={position} mark={mark} about={t('details.client.about')}>
      <div className={styles.pair}>
        <RemoteSelectField
          control={control}
          name="clientId"
          label={t('details.client')}
          source={clientChoices}
          known={client ? { value: client.id, label: client.name } : undefined}
        />
        <NumberField control={control} name="hiringNumber" label={t('details.hiringNumber')} />
      </div>
      <FeeFields control={control} />
    </Section>
  );
}
