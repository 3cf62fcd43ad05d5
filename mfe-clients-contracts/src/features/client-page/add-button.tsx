import { Button } from 'antd';
import { Plus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

type AddButtonProps = {
  ref?: Ref<HTMLButtonElement | HTMLAnchorElement>;
  onClick: () => void;
  children: ReactNode;
};

/** The small button at the head of a list that adds to it. */
export const AddButton = ({ ref, onClick, children }: AddButtonProps) => (
  <Button ref={ref} size="small" icon={<Plus aria-hidden />} onClick={onClick}>
    {children}
  </Button>
);
