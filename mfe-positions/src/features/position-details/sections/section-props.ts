import type { Position } from '@cantera/shared/contracts/positions';
import type { FieldMarkProps } from '@cantera/shared/design-system';
import type { Control } from 'react-hook-form';
import type { DetailsValues } from '../model/details-values.ts';

/** What every section of the form takes. */
export type DetailsSectionProps = {
  position: Position;
  control: Control<DetailsValues, unknown, DetailsValues>;
  /** Beside the title, when something is missing or wrong. */
  mark: FieldMarkProps | undefined;
};
