import type { DepartmentIcon, ValueIcon } from '@cantera/shared/contracts/career-site';
import { useId } from 'react';
import { type FieldPath, useController } from 'react-hook-form';
import { useT } from '../../../messages/page-editor.ts';
import type { PageControl } from '../model/page-schema.ts';
import type { PageValues } from '../model/page-values.ts';
import styles from './forms.module.css';
import { iconOf } from './icons.ts';

type IconFieldProps = {
  control: PageControl;
  name: FieldPath<PageValues>;
  icons: readonly (DepartmentIcon | ValueIcon)[];
  isDisabled: boolean;
  /** Told after each choice. */
  onChoose?: (icon: string) => void;
};

/** Which picture stands beside an entry: a grid of radio buttons, each said by its name. */
export function IconField({ control, name, icons, isDisabled, onChoose }: IconFieldProps) {
  const t = useT();
  const id = useId();
  const { field } = useController({ control, name });
  return (
    <div role="radiogroup" className={styles.iconField} aria-labelledby={id}>
      <div id={id} className={styles.fieldLabel}>
        {t('editor.icon')}
      </div>
      <div className={styles.icons}>
        {icons.map((icon) => {
          const Icon = iconOf(icon);
          const label = t(`editor.icon.${icon}`);
          return (
            <label key={icon} className={styles.icon} title={label}>
              <input
                type="radio"
                name={id}
                value={icon}
                className={styles.iconInput}
                aria-label={label}
                disabled={isDisabled}
                checked={field.value === icon}
                onChange={() => {
                  field.onChange(icon);
                  onChoose?.(icon);
                }}
                onBlur={field.onBlur}
              />
              {Icon && <Icon size={18} aria-hidden />}
            </label>
          );
        })}
      </div>
    </div>
  );
}
