import { chakra } from '@chakra-ui/react/styled-system';
import { Component, createElement, lazy, type ComponentType } from 'react';
import { isMovedByOthers } from '../failures/moved-by-others';
import { Button } from './button';

/**
 * A part of a page that comes when it is first shown; whoever shows it says by a `Suspense` what stands
 * there meanwhile. If it cannot be had, that is said in its place, with another try, and the rest of the
 * page stays as it is.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  const fresh = () => lazy(async () => ({ default: await load() }));
  let part = fresh();

  return class LazyPart extends Component<P, { hasFailed: boolean }> {
    override state = { hasFailed: false };

    timesLeft = 5;

    static getDerivedStateFromError = () => ({ hasFailed: true });

    // A part whose nodes others have moved is rendered anew by itself.
    override componentDidCatch(failure: unknown) {
      if (isMovedByOthers(failure) && this.timesLeft-- > 0) this.retry();
    }

    override render() {
      if (this.state.hasFailed) return <PartUnavailable onRetry={this.retry} />;
      return createElement<P>(part, this.props);
    }

    // What has failed once fails for ever: only a new one asks again.
    readonly retry = () => {
      part = fresh();
      this.setState({ hasFailed: false });
    };
  };
}

/** It may stand where there was a small button, and leaves room to what is beside that. */
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
