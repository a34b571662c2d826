export default async function Page() {
  const message = await import('vtc-widgets/vtc-card.js').then(
    () => 'imported',
    (error: Error) => error.message,
  );
  return <p>{message}</p>;
}
