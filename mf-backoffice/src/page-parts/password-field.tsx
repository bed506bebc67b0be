import { chakra } from '@chakra-ui/react/styled-system';
import { controlRecipe, Field, type FieldProps } from '@portal/kit/form/field';
import { IconButton } from '@portal/kit/ui/icon-button';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';

type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'color' | 'size' | 'type'> & {
    autoComplete: 'current-password' | 'new-password';
  };

export function PasswordField({ label, error, hint, isRequired, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;

  return (
    <Field label={label} error={error} hint={hint} {...(isRequired && { isRequired })}>
      {(control) => (
        <chakra.div position="relative">
          <Input
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            paddingInlineEnd="12"
            {...input}
            {...control}
          />
          <IconButton
            label={`${isShown ? 'Ocultar' : 'Mostrar'} ${label.toLocaleLowerCase('es')}`}
            position="absolute"
            insetBlock="0"
            insetInlineEnd="1"
            marginBlock="auto"
            color="ink.muted"
            onClick={() => setShown(!isShown)}
          >
            <Icon aria-hidden size={18} />
          </IconButton>
        </chakra.div>
      )}
    </Field>
  );
}

const Input = chakra('input', controlRecipe);

type CurrentPasswordFieldProps = Omit<PasswordFieldProps, 'autoComplete' | 'isRequired'> & {
  username: string;
};

export const CurrentPasswordField = ({ username, ...field }: CurrentPasswordFieldProps) => (
  <>
    <HiddenUsername username={username} />
    <PasswordField autoComplete="current-password" isRequired {...field} />
  </>
);

/** Hidden field that tells password managers the username. */
export const HiddenUsername = ({ username }: { username: string }) => (
  <chakra.input
    type="text"
    name="username"
    autoComplete="username"
    value={username}
    readOnly
    display="none"
  />
);
