import type { AddPositionProps } from '@cantera/shared/remotes';
import type { ComponentType } from 'react';
import { AddPositionFor } from '../lib/add-position/add-position-for.tsx';

export default AddPositionFor satisfies ComponentType<AddPositionProps>;
