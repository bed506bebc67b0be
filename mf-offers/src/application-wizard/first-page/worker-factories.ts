type Drawn = { canvas: OffscreenCanvas | null; context: OffscreenCanvasRenderingContext2D | null };

/** Canvases for pdf.js, which takes them from a document unless it is told otherwise. */
export class WorkerCanvasFactory {
  create(width: number, height: number): Drawn {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
  }

  reset({ canvas }: Drawn, width: number, height: number) {
    if (canvas) Object.assign(canvas, { width, height });
  }

  destroy(drawn: Drawn) {
    this.reset(drawn, 0, 0);
    drawn.canvas = null;
    drawn.context = null;
  }
}

/**
 * Filters are elements of a document, which a worker has not. What is masked by brightness would show
 * all that it hides, so such a page is not drawn.
 */
export class WorkerFilterFactory {
  readonly addFilter = refuse;
  readonly addAlphaFilter = refuse;
  readonly addLuminosityFilter = refuse;

  destroy() {}
}

function refuse(): never {
  throw new Error('A worker has no filters.');
}
