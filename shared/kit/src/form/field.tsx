import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';
import type { Elements } from '../ui/elements';
import { useSettled } from './use-settled';

/**
 * Styles of the input, select and textarea elements. For controls that the fields of this folder do
 * not cover.
 */
export const controlRecipe = defineRecipe({
  base: {
    width: '100%',
    minHeight: '44px',
    paddingInline: '3',
    paddingBlock: '2',
    bg: 'surface',
    color: 'ink',
    fontSize: '1rem',
    lineHeight: '1.5',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'sm',
    transition: 'border-color 150ms',
    _hover: { borderColor: 'ink.muted' },
    _disabled: { bg: 'soft', opacity: 0.7, cursor: 'not-allowed' },
    '&[aria-invalid=true]': { borderColor: 'danger', borderWidth: '2px' },
  },
});

/** Props that all form fields share: label, hint and error. */
export type FieldProps = {
  label: string;
  /** Error message, announced together with the field. */
  error?: string | undefined;
  /**
   * True if the error is announced at once, for errors reported by the server. Only `Field` and
   * `TextField` support it.
   */
  isErrorUrgent?: boolean;
  /** Help below the control, announced together with the field. */
  hint?: ReactNode;
  /** True to mark the field as required for assistive technology. It does not validate. */
  isRequired?: boolean;
  /**
   * True to hide the label visually, if the placeholder or the value explains the field.
   * `TextAreaField` does not support it.
   */
  isCompact?: boolean;
};

type ControlProps = {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean | undefined;
};

type FieldFrameProps = FieldProps & { children: (control: ControlProps) => Elements };

/** Connects label, control, hint and error for assistive technology. */
export function Field({
  label,
  hint,
  isRequired = false,
  isErrorUrgent,
  isCompact,
  children,
  ...rest
}: FieldFrameProps) {
  const id = useId();
  const error = useSettled(rest.error);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');

  return (
    <chakra.div display="grid" gap="1.5" minWidth="0">
      <chakra.label
        htmlFor={id}
        fontWeight="600"
        fontSize="0.875rem"
        srOnly={isCompact || undefined}
      >
        {label}
      </chakra.label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy || undefined,
        'aria-required': isRequired || undefined,
      })}
      {hint && (
        <chakra.div id={`${id}-hint`} color="ink.muted" fontSize="0.875rem">
          {hint}
        </chakra.div>
      )}
      {error && (
        <chakra.div
          id={`${id}-error`}
          role={isErrorUrgent ? 'alert' : undefined}
          color="danger"
          fontSize="0.875rem"
          fontWeight="500"
        >
          {error}
        </chakra.div>
      )}
    </chakra.div>
  );
}
