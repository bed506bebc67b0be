import { Button, type ButtonProps } from '../ui/button';
import { untilLate } from './not-live-notice';
import { useIsLive } from './use-is-live';

/**
 * Submits its form by click or Enter; disabled until hydration. Looks enabled during that time,
 * which is usually too short to notice, until the form shows its notice.
 */
export function SubmitButton({ disabled = false, ...rest }: Omit<ButtonProps, 'type'>) {
  const isLive = useIsLive();

  return (
    <Button
      type="submit"
      disabled={disabled || !isLive}
      {...(!isLive && !disabled && { css: untilLate('look-ready') })}
      {...rest}
    />
  );
}
