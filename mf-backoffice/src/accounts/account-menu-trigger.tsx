import type { Account } from '@portal/contract/account';
import { Button, type ButtonProps } from '@portal/kit/ui/button';
import { ChevronDown } from 'lucide-react';
import { fullName } from '../people/full-name';

type AccountMenuTriggerProps = Omit<ButtonProps, 'children'> & { account: Account };

export function AccountMenuTrigger({ account, ...rest }: AccountMenuTriggerProps) {
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={`Cambiar la cuenta de ${fullName(account)}`}
      {...rest}
    >
      Cambiar
      <ChevronDown aria-hidden size={16} />
    </Button>
  );
}
