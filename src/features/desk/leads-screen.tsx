import { useEffect, useRef } from "react";
import { useParams } from "react-router";
import { WasKnownNote } from "./people/add-person.tsx";
import { PeopleScreen } from "./people/people-screen.tsx";
import { PersonScreen } from "./person/person-screen.tsx";

/** The list of people, or one person of it. */
export function LeadsScreen() {
  const { id } = useParams();
  // The id of the element to focus when the list is shown again: the row that was open.
  const focusInList = useRef<string>(undefined);
  useEffect(() => {
    if (id) focusInList.current = `lead-${id}`;
  }, [id]);
  if (!id) return <PeopleScreen focusInList={focusInList} />;
  return (
    <>
      <WasKnownNote />
      <PersonScreen key={id} id={id} focusInList={focusInList} />
    </>
  );
}
