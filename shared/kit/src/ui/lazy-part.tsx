import { chakra } from '@chakra-ui/react/styled-system';
import { Component, createElement, lazy, type ComponentType } from 'react';
import { isMovedNodeError } from '../failures/moved-node-error';
import { Button } from './button';

/**
 * Component that is loaded when first rendered. The caller shows a fallback with `Suspense`. If
 * loading fails, it shows an error with a retry button, and the rest of the page stays.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  const fresh = () => lazy(async () => ({ default: await load() }));
  let part = fresh();

  return class LazyPart extends Component<P, { hasFailed: boolean }> {
    override state = { hasFailed: false };

    timesLeft = 5;

    static getDerivedStateFromError = () => ({ hasFailed: true });

    // Renders the part again if a translator has moved its nodes.
    override componentDidCatch(failure: unknown) {
      if (isMovedNodeError(failure) && this.timesLeft-- > 0) this.retry();
    }

    override render() {
      if (this.state.hasFailed) return <PartUnavailable onRetry={this.retry} />;
      return createElement<P>(part, this.props);
    }

    // A failed lazy component stays failed, so a retry needs a new one.
    readonly retry = () => {
      part = fresh();
      this.setState({ hasFailed: false });
    };
  };
}

/** Small enough to replace a small button in a row. */
const PartUnavailable = ({ onRetry }: { onRetry: () => void }) => (
  <chakra.div
    role="alert"
    display="grid"
    justifyItems="start"
    gap="1"
    maxWidth="8.5rem"
    padding="2"
    textStyle="sm"
  >
    <span>No pudimos mostrar esta parte.</span>
    <Button variant="outline" size="sm" onClick={onRetry}>
      Reintentar
    </Button>
  </chakra.div>
);
