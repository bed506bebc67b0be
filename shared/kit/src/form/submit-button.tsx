import { Button, type ButtonProps } from '../ui/button';
import { untilLate } from './not-live-notice';
import { useIsLive } from './use-is-live';

/**
 * Sends its form, by click or by Enter; neither does anything before the page is live. It looks ready
 * until the form says that it is not, as mostly that is a moment that nobody notices.
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
