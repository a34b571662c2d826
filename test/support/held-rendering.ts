/** Holds back what is rendered after the first paint, until the returned function is called. */
export function holdRendering(): () => void {
  let open = () => undefined as void;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const described = Object.getOwnPropertyDescriptor(globalThis, 'scheduler');
  Object.defineProperty(globalThis, 'scheduler', {
    configurable: true,
    value: { yield: () => gate },
  });
  return () => {
    if (described) Object.defineProperty(globalThis, 'scheduler', described);
    else Reflect.deleteProperty(globalThis, 'scheduler');
    open();
  };
}
