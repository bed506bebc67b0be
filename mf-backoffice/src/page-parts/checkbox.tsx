import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

type CheckboxProps = { isChecked: boolean; onToggle: () => void; children: ReactNode };

export function Checkbox({ isChecked, onToggle, children }: CheckboxProps) {
  return (
    <Label>
      <input type="checkbox" checked={isChecked} onChange={onToggle} />
      <span>{children}</span>
    </Label>
  );
}

const Label = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '32px',
    cursor: 'pointer',
    '& input': { boxSize: '24px', accentColor: '{colors.primary}', cursor: 'pointer' },
  },
});
