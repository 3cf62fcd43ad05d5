import { NewBadge } from '@cantera/shared/design-system';

export const Component = () => <NewBadge>Badge</NewBadge>;
