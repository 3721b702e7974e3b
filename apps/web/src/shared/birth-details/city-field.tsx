import type { City } from "@cosmic/contracts";
import { CONTROL_LOOK, FieldFrame, useFieldWiring } from "@cosmic/ui/field-frame";
import { useCombobox } from "downshift";
import { type ReactNode, useEffect, useState } from "react";
import { formatCityName } from "./city-name.ts";
import { CityOptions } from "./city-options.tsx";
import { useCitySearch } from "./use-city-search.ts";

interface CityFieldProps {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  value: City | null;
  onValueChange: (place: City | null) => void;
}

/** A town chosen from a list that follows what is typed: the combobox pattern, by keyboard and touch too. */
export function CityField({ label, hint, error, value, onValueChange }: CityFieldProps) {
  const [text, setText] = useState(value ? formatCityName(value) : "");
  const isChosen = value !== null && text === formatCityName(value);
  const search = useCitySearch(isChosen ? "" : text);
  const wiring = useFieldWiring(undefined, { hint, error, required: true });
  const items = [...search.cities];
  const combobox = useCombobox<City>({
    inputId: wiring.id,
    items,
    inputValue: text,
    selectedItem: value,
    itemToString: (place) => (place ? formatCityName(place) : ""),
    itemToKey: (place) => place?.id,
    onInputValueChange({ inputValue }) {
      setText(inputValue);
      if (value && inputValue !== formatCityName(value)) onValueChange(null);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      onValueChange(selectedItem);
    },
    stateReducer: (state, { type, changes }) => {
      // Only Enter and a click choose: leaving the field does not, lest it be the wrong Springfield.
      if (type === useCombobox.stateChangeTypes.InputBlur) {
        return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
      }
      // What is listed until the answer comes belongs to an earlier text.
      if (
        type === useCombobox.stateChangeTypes.InputKeyDownEnter &&
        search.status === "searching"
      ) {
        return state;
      }
      return { ...changes, isOpen: changes.isOpen === true && hasQuestion(changes) };
    },
  });
  const { isOpen, highlightedIndex, setHighlightedIndex } = combobox;
  const isListed = isOpen && search.status !== "idle";

  // Each change of the text takes the mark away, also where the first city stays the same.
  const answeredText = isListed && search.status === "found" && items.length > 0 ? text : null;
  useEffect(() => {
    if (answeredText !== null) setHighlightedIndex(0);
  }, [answeredText, setHighlightedIndex]);

  return (
    <FieldFrame id={wiring.id} label={label} hint={hint} error={error} required>
      <div className="relative">
        <input
          type="text"
          autoCapitalize="words"
          spellCheck={false}
          className={CONTROL_LOOK}
          {...combobox.getInputProps({
            ...wiring,
            // Downshift takes the change a moment later, after the caret has jumped to the end.
            onChange: (event) => {
              setText(event.currentTarget.value);
            },
          })}
        />
        <CityOptions
          search={search}
          items={items}
          typed={text.trim()}
          isListed={isListed}
          highlightedIndex={highlightedIndex}
          menuProps={combobox.getMenuProps({ "aria-label": `${label}: suggestions` })}
          optionProps={(item, index) => combobox.getItemProps({ item, index })}
        />
      </div>
    </FieldFrame>
  );
}

/** False for an empty field, and for one that holds the chosen place: there is nothing to list. */
function hasQuestion({
  inputValue = "",
  selectedItem,
}: {
  inputValue?: string;
  selectedItem?: City | null;
}): boolean {
  return inputValue.trim() !== "" && !(selectedItem && inputValue === formatCityName(selectedItem));
}
